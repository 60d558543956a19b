import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { riverfolkAdvancedExamples } from './riverfolk-advanced.ts';
import { riverfolkAmbushExamples } from './riverfolk-ambushes.ts';
import { riverfolkBox2CustomerExamples } from './riverfolk-box2-customers.ts';
import { riverfolkAmongCorvidsExamples } from './riverfolk-corvids.ts';
import { riverfolkCustomerExamples } from './riverfolk-customers.ts';
import { riverfolkFavorExamples } from './riverfolk-favors.ts';
import { humanRiverfolkExamples } from './riverfolk-human.ts';
import { riverfolkOrganizeExamples } from './riverfolk-organize.ts';
import { riverfolkServiceExamples } from './riverfolk-services.ts';
import { riverfolkTraitExamples } from './riverfolk-traits.ts';
import { riverfolkTurnExamples } from './riverfolk-turn.ts';

/** The Riverfolk Robots, section 9, on the autumn map unless said otherwise. */
export const riverfolkExamples: readonly Example<Position, Input>[] = [
  ...riverfolkTurnExamples,
  ...riverfolkOrganizeExamples,
  ...riverfolkServiceExamples,
  ...riverfolkTraitExamples,
  ...riverfolkCustomerExamples,
  ...riverfolkBox2CustomerExamples,
  ...riverfolkAdvancedExamples,
  ...riverfolkAmbushExamples,
  ...riverfolkFavorExamples,
  ...humanRiverfolkExamples,
  ...riverfolkAmongCorvidsExamples,
];
