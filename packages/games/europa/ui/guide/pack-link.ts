import { pack as packed, unpack } from '@empty-chair/uikit/share/packed.ts';
import type { Pack } from '../../rules/pack-view.ts';
import { encodePack } from '../../rules/pack-view.ts';

/** The set-up of this game, with a pack in the address; `page` is that of the app. */
export const linkToPack = async (pack: Pack, page: string): Promise<string> =>
  `${page.replace(/#.*$/, '')}#/new/europa/${await packed(encodePack(pack))}`;

/** The text of a pack that came as a link. Throws where it was cut or changed. */
export const textOfLink = async (data: string): Promise<string> =>
  JSON.stringify(await unpack(data));
