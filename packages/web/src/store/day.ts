const DAY = 86_400_000;
/** So far back a day is told by its distance. */
const NEAR = 7;

/** Whole days by the calendar of the device: what was at 23:50 was yesterday at 00:10. */
export function daysBetween(then: number, now: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  // Days of 23 and 25 hours are days.
  return Math.round((midnight(now) - midnight(then)) / DAY);
}

/** Says when something was, in a language: one for a whole list, for it takes long to make. */
export function dayTeller(language: string): (then: number, now: number) => string {
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  const year = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (then, now) => {
    const days = daysBetween(then, now);
    if (days >= 0 && days <= NEAR) return near.format(-days, 'day');
    const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
    return (isThisYear ? day : year).format(then);
  };
}
