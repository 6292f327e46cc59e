/** Compiled catalogues (build/messages.ts). */
declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';

  export interface Catalogue {
    messages: Messages;
    /** Messages that only one page or the `player` needs, by its name. */
    pages: Record<string, () => Promise<{ messages: Messages }>>;
  }
  /** By language, without English. */
  export const catalogues: Partial<Record<string, () => Promise<Catalogue>>>;
}
