import { DAY_MS, parseTitleKey, titleKey, type LibraryFacts, type TitleChanges, type TitleKey } from '@marquee/core';
import { libraryFactsSchema, providerTitleSchema, type ProviderTitle } from '@marquee/core/contracts';
import { Prisma, type PrismaClient } from '../../generated/prisma/client';
import { toStorableJson } from '../../lib/storable-json';

interface StoredTitle {
  title: ProviderTitle;
  /** Null while it is not known which title that is. */
  key: TitleKey | null;
  /** Missing until TMDB has said them. */
  facts?: LibraryFacts;
}

const RETRY_MS = DAY_MS;
/** Posters and names change. */
const REFRESH_MS = 30 * DAY_MS;
/** A disk may be away for long. */
const KEEP_REMOVED_MS = 90 * DAY_MS;

/** Counts a change, and tells every process. */
const NEXT_REVISION = Prisma.sql`
  WITH next AS (UPDATE library_state SET revision = revision + 1 WHERE id = 1 RETURNING revision)
  SELECT pg_notify('marquee_library', revision::text) FROM next`;

/** The titles of the stream provider's library, for all processes. */
export class AvailabilityRepository {
  constructor(private readonly prisma: PrismaClient) {}

  async readState(): Promise<{ cursor: string | null; revision: number }> {
    const { cursor, revision } = await this.prisma.libraryState.findUniqueOrThrow({ where: { id: 1 } });
    return { cursor, revision: Number(revision) };
  }

  /** All titles as of one revision. */
  async read(): Promise<{ revision: number; titles: StoredTitle[] }> {
    const [state, rows] = await this.prisma.$transaction(
      [
        this.prisma.libraryState.findUniqueOrThrow({ where: { id: 1 } }),
        this.prisma.libraryTitle.findMany({ where: { removedAt: null } }),
      ],
      { isolationLevel: 'RepeatableRead' },
    );
    const titles = rows.map(({ title, key, facts: stored }) => {
      const facts = libraryFactsSchema.safeParse(stored);
      return {
        title: title as unknown as ProviderTitle,
        key: key !== null && parseTitleKey(key) ? (key as TitleKey) : null,
        ...(facts.success && facts.data.key === key && { facts: facts.data }),
      };
    });
    return { revision: Number(state.revision), titles };
  }

  /**
   * Stores what the provider said since a cursor. False if another process has done so meanwhile.
   */
  async apply(
    { since, cursor }: { since: string | null; cursor: string },
    { isReset, titles, removed }: TitleChanges<ProviderTitle>,
    nowMs: number,
  ): Promise<boolean> {
    const ids = titles.map(({ id }) => id);
    const texts = titles.map(toStorableJson);
    const keys = titles.map(({ mediaType, tmdbId }) => (tmdbId === undefined ? null : titleKey(mediaType, tmdbId)));
    return this.prisma.$transaction(async (tx) => {
      const [state] = await tx.$queryRaw<{ cursor: string | null }[]>`
        SELECT cursor FROM library_state WHERE id = 1 FOR UPDATE`;
      if (!state || state.cursor !== since) return false;
      const isGone = isReset
        ? Prisma.sql`NOT id = ANY (${ids}::text[])`
        : Prisma.sql`id = ANY (${[...removed]}::text[])`;
      const gone = await tx.$executeRaw`
        UPDATE library_titles SET removed_at = ${new Date(nowMs)} WHERE removed_at IS NULL AND ${isGone}`;
      await tx.$executeRaw`DELETE FROM library_titles WHERE removed_at < ${new Date(nowMs - KEEP_REMOVED_MS)}`;
      const written = await tx.$executeRaw`
        INSERT INTO library_titles AS known (id, title, key)
        SELECT id, title::jsonb, key FROM unnest(${ids}::text[], ${texts}::text[], ${keys}::text[]) AS new (id, title, key)
        ON CONFLICT (id) DO UPDATE SET
          title = EXCLUDED.title, key = COALESCE(EXCLUDED.key, known.key), removed_at = NULL,
          described_at = CASE WHEN COALESCE(EXCLUDED.key, known.key) = known.key THEN known.described_at END
        WHERE known.title IS DISTINCT FROM EXCLUDED.title OR known.removed_at IS NOT NULL`;
      await tx.$executeRaw`UPDATE library_state SET cursor = ${cursor} WHERE id = 1`;
      if (gone + written > 0) await tx.$executeRaw(NEXT_REVISION);
      return true;
    });
  }

  /** Titles to look for at TMDB: each is given to one process, and again after a day if it was not found. */
  async claim(count: number, nowMs: number): Promise<ProviderTitle[]> {
    const rows = await this.prisma.$queryRaw<{ title: unknown }[]>`
      UPDATE library_titles SET looked_up_at = ${new Date(nowMs)} WHERE id IN (
        SELECT id FROM library_titles
        WHERE key IS NULL AND removed_at IS NULL AND (looked_up_at IS NULL OR looked_up_at <= ${new Date(nowMs - RETRY_MS)})
        ORDER BY title->'addedAtMs' DESC LIMIT ${count} FOR UPDATE SKIP LOCKED)
      RETURNING title`;
    return rows.map(({ title }) => providerTitleSchema.parse(title));
  }

  /** @param found by id */
  async saveKeys(found: ReadonlyMap<string, TitleKey>): Promise<void> {
    if (found.size === 0) return;
    await this.prisma.$transaction(async (tx) => {
      // In the order of `apply`, so that neither waits for the other.
      await tx.$executeRaw`SELECT 1 FROM library_state WHERE id = 1 FOR UPDATE`;
      await tx.$executeRaw`
        UPDATE library_titles AS known SET key = found.key
        FROM unnest(${[...found.keys()]}::text[], ${[...found.values()]}::text[]) AS found (id, key)
        WHERE known.id = found.id`;
      await tx.$executeRaw(NEXT_REVISION);
    });
  }

  /** Lets titles that were not looked for be claimed again from this time on. */
  async release(ids: readonly string[], fromMs: number): Promise<void> {
    if (ids.length === 0) return;
    await this.prisma.$executeRaw`
      UPDATE library_titles SET looked_up_at = ${new Date(fromMs - RETRY_MS)} WHERE id = ANY (${[...ids]}::text[])`;
  }

  /** Titles whose facts TMDB is to be asked for: each is given to one process, and again after a day if there are none. */
  async claimDescriptions(count: number, nowMs: number): Promise<{ id: string; key: TitleKey }[]> {
    return this.prisma.$queryRaw<{ id: string; key: TitleKey }[]>`
      UPDATE library_titles SET described_at = ${new Date(nowMs)} WHERE id IN (
        SELECT id FROM library_titles
        WHERE key IS NOT NULL AND removed_at IS NULL AND (
          described_at IS NULL OR described_at <= ${new Date(nowMs - REFRESH_MS)}
          OR ((facts->>'key' IS DISTINCT FROM key OR facts->'keywordIds' IS NULL) AND described_at <= ${new Date(nowMs - RETRY_MS)}))
        ORDER BY title->'addedAtMs' DESC LIMIT ${count} FOR UPDATE SKIP LOCKED)
      RETURNING id, key`;
  }

  /** @param facts by id, each with the key of its title */
  async saveFacts(facts: ReadonlyMap<string, LibraryFacts & { key: TitleKey }>): Promise<void> {
    if (facts.size === 0) return;
    const texts = [...facts.values()].map(toStorableJson);
    await this.prisma.$transaction(async (tx) => {
      // In the order of `apply`, so that neither waits for the other.
      await tx.$executeRaw`SELECT 1 FROM library_state WHERE id = 1 FOR UPDATE`;
      const written = await tx.$executeRaw`
        UPDATE library_titles AS known SET facts = new.facts::jsonb
        FROM unnest(${[...facts.keys()]}::text[], ${texts}::text[]) AS new (id, facts)
        WHERE known.id = new.id AND known.facts IS DISTINCT FROM new.facts::jsonb`;
      if (written > 0) await tx.$executeRaw(NEXT_REVISION);
    });
  }

  /** Lets titles whose facts were not asked for be claimed again from this time on, or at once. */
  async releaseDescriptions(ids: readonly string[], fromMs: number | null): Promise<void> {
    if (ids.length === 0) return;
    const describedAt = fromMs === null ? null : new Date(fromMs - RETRY_MS);
    await this.prisma.$executeRaw`
      UPDATE library_titles SET described_at = ${describedAt}::timestamptz WHERE id = ANY (${[...ids]}::text[])`;
  }
}
