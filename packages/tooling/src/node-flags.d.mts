/** Node flags and environment for the servers according to `MEMORY`. */
export function nodeFlags(env: Record<string, string | undefined>): {
  flags: string[];
  env: Record<string, string | undefined>;
};
