/** Where shared tables are kept: beside the app, or nowhere. Small, for it is asked before anything is loaded. */

/** The address of the app without a slash at its end, as `HttpTransport` takes it. */
export const serverOf = (page: string): string => new URL('.', page).href.slice(0, -1);

/** The address that a link begins with. */
export const pageOf = (href: string): string => href.replace(/#.*$/, '');

export interface Served {
  /** What links begin with: an address that other phones reach. */
  readonly page: string;
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Undefined where no tables are served, whatever the reason is. */
export async function servedAt(href: string, fetch: Fetch): Promise<Served | undefined> {
  try {
    const answer = await fetch(`${serverOf(href)}/tables`, { cache: 'no-store' });
    const said: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof said !== 'object' || said === null) return undefined;
    if (!('tables' in said) || said.tables !== true) return undefined;
    const addresses = 'addresses' in said && Array.isArray(said.addresses) ? said.addresses : [];
    return { page: reachable(href, addresses) };
  } catch {
    return undefined;
  }
}

/** To another phone `localhost` is that phone. */
function reachable(href: string, addresses: readonly unknown[]): string {
  const { hostname } = new URL(href);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  const [first] = addresses;
  return isHere && typeof first === 'string' ? first : pageOf(href);
}
