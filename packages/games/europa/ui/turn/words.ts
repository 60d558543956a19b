/** A Trade Node as it is typed: its name has spaces, its word has none. */
export const nodeWord = (id: string): string => id.replaceAll(' ', '_');

/** What a human says of a place, in the words that the game reads. */
export const say = {
  own: (province: string, realm: string) => `own ${province} ${realm}`,
  occupy: (province: string, by: string) => `occupy ${province} ${by}`,
  free: (province: string) => `occupy ${province} nobody`,
  unrest: (province: string, is: boolean) => `unrest ${province} ${is ? 'yes' : 'no'}`,
  influence: (area: string, by: number) => `influence ${area} ${by}`,
  claim: (area: string, is: boolean) => `claim ${area}${is ? '' : ' gone'}`,
  core: (area: string, is: boolean) => `core ${area}${is ? '' : ' gone'}`,
  rebels: (area: string, n: number) => `rebels ${area} ${n}`,
  convert: (area: string, religion: string) => `convert ${area} ${religion}`,
  battle: (area: string, realm: string) => `battle ${area} ${realm}`,
  seaBattle: (zone: string, realm: string) => `seaBattle ${zone} ${realm}`,
  ship: (zone: string, is: boolean) => `ship ${zone}${is ? '' : ' gone'}`,
  trade: (node: string, isMercantilist: boolean) =>
    `trade ${nodeWord(node)}${isMercantilist ? ' mercantilism' : ''}`,
  pirates: (node: string, n: number) => `pirates ${nodeWord(node)} ${n}`,
  war: (realm: string, hasCasusBelli: boolean) => `war ${realm}${hasCasusBelli ? '' : ' without'}`,
  tie: (kind: 'ally' | 'marry', realm: string, is: boolean) =>
    `${kind} ${realm}${is ? '' : ' gone'}`,
  effect: (realm: string, effect: string, n: number) => `effect ${realm} ${effect} ${n}`,
  emperor: (realm: string, authority: number) => `emperor ${realm} ${authority}`,
  curia: (realm: string, isUncontested: boolean) =>
    `curia ${realm}${isUncontested ? ' uncontested' : ''}`,
} as const;
