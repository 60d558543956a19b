/** One sentence at the lower edge, with at most one action. */
interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'done' | 'refused';
  readonly action?: { readonly label: string; readonly run: () => void };
}

const SHOWN_FOR = 6000;

class Toasts {
  list: readonly Toast[] = $state.raw([]);
  private next = 0;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  show(text: string, action?: Toast['action'], tone: Toast['tone'] = 'done'): void {
    this.next += 1;
    const toast = { id: this.next, text, tone, ...(action && { action }) };
    // Only the newest: two toasts would hide what one wants to see.
    for (const { id } of this.list) this.drop(id);
    this.list = [toast];
    this.resume(toast.id);
  }

  refuse(text: string): void {
    this.show(text, undefined, 'refused');
  }

  drop(id: number): void {
    this.hold(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Stays while it has the focus or the pointer. */
  hold(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  resume(id: number): void {
    this.hold(id);
    this.timers.set(
      id,
      setTimeout(() => this.drop(id), SHOWN_FOR),
    );
  }
}

export const toasts = new Toasts();
