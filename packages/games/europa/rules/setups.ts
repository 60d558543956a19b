import setupsJson from '../content/setups.json' with { type: 'json' };
import type { Province, Religion, Side } from './content.ts';
import { provinceOf, realmOf } from './content.ts';

/** The printed Setup Cards and the scenarios, with the ids of places as they stand in the content. */
export interface Setup {
  readonly realm: string;
  readonly setup: string;
  readonly side: Side;
  readonly religion: Religion;
  readonly capital: string;
  readonly largeTowns: readonly string[];
  readonly smallTowns: readonly string[];
  /** Of a human; a Large Province carries two. */
  readonly vassalTokens?: readonly string[];
  readonly alliancesOn?: readonly string[];
  readonly marriagesOn?: readonly string[];
  readonly trucesOn?: readonly string[];
  readonly claims?: readonly string[];
  readonly cores?: readonly string[];
  readonly unrest?: readonly string[];
  readonly influence: Readonly<Record<string, number>>;
  readonly merchants: readonly string[];
  readonly ships: readonly string[];
  readonly units: number;
  readonly army?: string;
  readonly botPower: number;
}

export interface ScenarioRealm {
  readonly realm: string;
  readonly setup: string;
  readonly setupInferred?: true;
  readonly seat: number;
  readonly name?: string;
  readonly firstPlayer?: true;
  readonly bot?: true;
  readonly roleFixed?: true;
  readonly inactiveAtStart?: true;
  readonly prestige?: number;
  readonly extraMonarchPowerPerType?: number;
}
export interface Variant {
  readonly id: string;
  readonly side: Side;
  readonly firstAge: number;
  readonly lastAge: number;
  readonly realms: readonly ScenarioRealm[];
  readonly empire?: {
    readonly emperor: string;
    readonly imperialAuthority: number;
    readonly imperialInfluence: readonly string[];
  };
  readonly curiaSlots: readonly string[];
  readonly eventsPerRound?: number;
  readonly ideasAtStart?: Readonly<Record<string, readonly string[]>>;
  readonly dnprs?: readonly {
    readonly token: string;
    /** Where no flag tells whose tokens they are. */
    readonly realm?: string;
    readonly provinces: readonly string[];
  }[];
  readonly manpowerTokens?: readonly string[];
}
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly booklet: 1 | 2;
  readonly variants: readonly Variant[];
}

export const SETUPS = setupsJson.setups as readonly Setup[];
export const SCENARIOS = setupsJson.scenarios as readonly Scenario[];

/** A scenario may call a realm by its later name: Spain is played with the cards of Castile. */
export const setupOf = (realm: string, setup: string): Setup | undefined =>
  SETUPS.find((one) => one.setup === setup && realmOf(one.realm) === realmOf(realm));

export interface Towns {
  readonly large: readonly Province[];
  readonly small: readonly Province[];
}

/** EU-2.3: a bot has a Town of the Province's size where a human has Vassal tokens. */
export function townsOf(setup: Setup, isBot: boolean): Towns {
  const tokens = isBot ? (setup.vassalTokens ?? []) : [];
  const doubled = tokens.filter((id, i) => tokens.indexOf(id) < i);
  const single = tokens.filter((id) => !doubled.includes(id));
  return {
    large: placesOf([...setup.largeTowns, ...doubled]),
    small: placesOf([...setup.smallTowns, ...single]),
  };
}

const placesOf = (ids: readonly string[]): readonly Province[] =>
  ids.map(provinceOf).filter((province) => province !== undefined);
