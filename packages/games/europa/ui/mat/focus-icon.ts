const ICONS: Readonly<Record<string, string>> = {
  economics: 'eu-focus-economics',
  expansion: 'eu-focus-expansion',
  politics: 'eu-focus-politics',
  warfare: 'battle',
};
/** The drawing of a Focus area and its Milestone. */
export const focusIcon = (type: string): string => ICONS[type] ?? 'eu-milestone';
