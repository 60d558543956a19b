/** What a map is made of, as far as it never changes. */
export interface MapShape {
  readonly id: string;
  readonly clearings: readonly Spot[];
  readonly forests: readonly Spot[];
  readonly paths: readonly { readonly from: string; readonly to: string }[];
  readonly rivers: readonly (readonly [string, string])[];
  readonly coastal: readonly string[];
}
interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}
