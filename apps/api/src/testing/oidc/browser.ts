/** Follows redirects within one site with its cookies, as a browser does. */
export class Browser {
  readonly #cookies = new Map<string, string>();

  /** @returns the page, or where it `leads` outside of `origin` */
  async follow(url: string, origin: string, form?: Record<string, string>): Promise<{ text: string; leads?: string }> {
    let next = url;
    let body = form && new URLSearchParams(form);
    for (;;) {
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body && { method: 'POST', body }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (value === '') this.#cookies.delete(name);
        else this.#cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) return { text: await response.text() };
      next = new URL(location, next).href;
      body = undefined;
      if (!next.startsWith(`${origin}/`)) return { text: '', leads: next };
    }
  }
}
