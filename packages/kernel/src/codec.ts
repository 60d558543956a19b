/** `decode` validates and throws BadData, naming the path; encode(decode(x)) is canonical. */
export interface Codec<T> {
  encode(value: T): unknown;
  decode(json: unknown): T;
}

/** A state can only be read beside its config: seats, map and deck are not repeated in it. */
export interface StateCodec<Config, State> {
  encode(state: State): unknown;
  decode(json: unknown, config: Config): State;
}
