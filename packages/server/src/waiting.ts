/** Those who wait, in order; of several addresses each comes in its turn, however many wait there. */
export class Waiting<T> {
  /** The address that has waited longest since its last turn comes first. */
  private readonly byAddress = new Map<string, Set<T>>();

  adds(address: string, one: T): void {
    const others = this.byAddress.get(address) ?? new Set();
    this.byAddress.set(address, others.add(one));
  }

  leaves(address: string, one: T): void {
    const others = this.byAddress.get(address);
    others?.delete(one);
    if (others?.size === 0) this.byAddress.delete(address);
  }

  /** The next one, who waits no more. An address whose first one is not ready is passed over. */
  next(isReady: (one: T) => boolean = () => true): T | undefined {
    for (const [address, all] of this.byAddress) {
      for (const first of all) {
        if (!isReady(first)) break;
        all.delete(first);
        this.byAddress.delete(address);
        if (all.size > 0) this.byAddress.set(address, all);
        return first;
      }
    }
    return undefined;
  }
}
