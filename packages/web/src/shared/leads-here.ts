/** An address by which a device reaches itself, and nobody else reaches it. */
export const leadsHere = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(\.\d+){3}$/.test(host);
