/**
 * Words of others (names, fields of files, answers) may hold signs that steer a terminal or turn the
 * reading direction: those are shown as what they are, something that cannot be shown.
 */

const of = (signs: string): RegExp => new RegExp(signs, 'gu');
/** C0 and C1 controls, and what overrides, embeds or isolates a direction; a new line and a tab are no danger by themselves. */
const STEERING = '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]';
/** A tab, and what begins another line somewhere: also the signs of old printers and of Unicode. */
const BREAKS = '\\r\\n|[\\t-\\r\\x85\\u2028\\u2029]';
const [STEERS, BREAKS_OF_LINES] = [of(STEERING), of(BREAKS)];
const SHOWN = '\ufffd';

/** On one line, and with nothing in it that steers anything. */
export const oneLine = (text: string): string =>
  text.replace(BREAKS_OF_LINES, ' ').replace(STEERS, SHOWN);

/** Several lines of ours. `keeps` says what steers and is ours too: the colors of a terminal. */
export const withoutSteering = (text: string, keeps?: RegExp): string => {
  if (keeps === undefined) return text.replace(STEERS, SHOWN);
  const ours = text.match(keeps) ?? [];
  return text
    .split(keeps)
    .map((part, at) => part.replace(STEERS, SHOWN) + (ours[at] ?? ''))
    .join('');
};

/** The same data as JSON, in signs that steer nothing: what is written out of it reads alike. */
export const escapedJson = (text: string): string =>
  text.replace(
    of(`${STEERING}|[\u2028\u2029]`),
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
