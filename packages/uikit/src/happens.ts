/** What can be heard or felt at the table. */
export type LifeEvent =
  | 'tap'
  /** A piece is taken up, and put down. */
  | 'lift'
  | 'land'
  | 'card'
  /** The app rolls dice. */
  | 'dice'
  | 'points'
  | 'question'
  /** What was tapped is not possible. */
  | 'cannot'
  | 'win';

type Told = (event: LifeEvent, n?: number) => void;
let told: Told = () => {};

/** Tells that something happens, of so many pieces; whether it is heard or felt is for the app to say. */
export const happens: Told = (event, n) => told(event, n);

/** From now on `next` is told; gives what ends that. */
export function listenToLife(next: Told): () => void {
  told = next;
  return () => {
    if (told === next) told = () => {};
  };
}
