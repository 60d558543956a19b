import { expect, it } from 'vitest';
import { daysBetween, dayTeller } from './day.ts';

const at = (...parts: [number, number, number, number?, number?]): number =>
  new Date(...(parts as [number, number, number])).getTime();
const NOW = at(2026, 10, 17, 0, 10);

it('counts days by the calendar, not by hours', () => {
  expect(daysBetween(at(2026, 10, 16, 23, 50), NOW)).toBe(1);
  expect(daysBetween(at(2026, 10, 17, 0, 5), NOW)).toBe(0);
  // Over the night in which the clocks change.
  expect(daysBetween(at(2026, 2, 28, 12), at(2026, 2, 30, 12))).toBe(2);
  expect(daysBetween(at(2026, 9, 24, 12), at(2026, 9, 26, 12))).toBe(2);
});

it.each([
  ['en', ['today', 'yesterday', '7 days ago', '9 November', '31 December 2025']],
  ['pl', ['dzisiaj', 'wczoraj', '7 dni temu', '9 listopada', '31 grudnia 2025']],
  ['cs', ['dnes', 'včera', 'před 7 dny', '9. listopadu', '31. prosince 2025']],
] as const)('tells days as people do: %s', (language, expected) => {
  const tell = dayTeller(language === 'en' ? 'en-GB' : language);
  const days = [
    at(2026, 10, 17, 0, 1),
    at(2026, 10, 16, 9),
    at(2026, 10, 10),
    at(2026, 10, 9),
    at(2025, 11, 31),
  ];
  expect(days.map((then) => tell(then, NOW))).toEqual(expected);
});

it('tells a date that lies ahead by its day: the clock was set back', () => {
  expect(dayTeller('en-GB')(at(2026, 10, 19), NOW)).toBe('19 November');
});
