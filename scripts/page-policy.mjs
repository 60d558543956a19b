// What a page of the app may do. The app needs its own files and nothing else: no other host, no
// script or style sheet inside of the page, no frame around it.

/** Of the page itself, for any server: the build writes it into index.html. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Small pictures are inside of style sheets and scripts.
  "img-src 'self' data:",
  "font-src 'self'",
  // Silence that the app makes itself: whoever plays something is given the keys of a headset.
  'media-src blob:',
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** With every answer of our own server; what may stand around a page can only be said here. */
export const SECURITY_HEADERS = {
  'content-security-policy': `${PAGE_POLICY}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * Another site that opened the page keeps no hold of it. Browsers heed this over https and on this
 * machine, where they also say with what they ask; elsewhere they would complain of it.
 * @param {import('node:http').IncomingHttpHeaders} asked
 * @returns {Readonly<Record<string, string>>}
 */
export const openerPolicy = (asked) =>
  asked['sec-fetch-mode'] === undefined ? {} : { 'cross-origin-opener-policy': 'same-origin' };
