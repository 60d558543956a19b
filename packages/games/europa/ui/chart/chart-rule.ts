/** The rule that each chart of the booklet carries out. */
const RULES: Readonly<Record<string, string>> = {
  'main-turn': 'EU-21.1',
  defend: 'EU-22.1',
  siege: 'EU-22.2',
  colonize: 'EU-22.3',
  event: 'EU-22.4',
  military: 'EU-22.5',
  diplomacy: 'EU-22.6',
  naval: 'EU-22.7',
  'papal-curia': 'EU-22.8',
  explore: 'EU-22.9',
  spy: 'EU-22.10',
  unrest: 'EU-22.11',
  convert: 'EU-22.12',
  focus: 'EU-22.13',
  idea: 'EU-22.14',
  peace: 'EU-22.15',
  'land-battle': 'EU-16.2',
  'naval-battle': 'EU-17.1',
};

export const ruleOfChart = (chart: string): string | undefined => RULES[chart];
