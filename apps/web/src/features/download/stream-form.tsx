import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatSize } from '../../shared/lib/format/format-size';
import { formatDecimal } from '../../shared/lib/format/format-number';
import { Button, ChoiceField, ProgressBar } from '../../shared/ui';
import { canStreamToDisk } from '../../shared/lib/saving/file-target';
import type { Variant } from './playlist';
import { useSaving } from './use-saving';

const inMillions = (count: number): string => formatDecimal(count / 1e6);

function variantName({ height, bandwidth }: Variant): string {
  const name = height > 0 ? `${height}p` : t`The only quality available`;
  const rate = inMillions(bandwidth);
  return bandwidth > 0 ? t`${name}, about ${rate} Mbit/s` : name;
}

/** Selects video and audio of a stream and saves them as one file. */
export function StreamForm({ name, variants }: { name: string; variants: readonly Variant[] }) {
  const [at, setAt] = useState(0);
  const [soundUrl, setSoundUrl] = useState<string | null>(null);
  const { saving, save, stop } = useSaving(name);
  const variant = variants[at] ?? variants[0];
  if (!variant) return null;
  const sound = variant.sounds.find(({ url }) => url === soundUrl) ?? variant.sounds[0] ?? null;
  const isSaving = saving.status === 'saving';
  const percent = isSaving ? Math.round(saving.share * 100) : 0;
  const size = 'bytes' in saving ? formatSize(saving.bytes) : '';
  return (
    <form
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save(variant.url, sound?.url ?? null);
      }}
    >
      <ChoiceField
        label={t`Quality`}
        disabled={isSaving}
        options={variants.map((one, index) => ({ value: String(index), label: variantName(one) }))}
        value={String(at)}
        onChange={(index) => setAt(Number(index))}
      />
      {sound && variant.sounds.length > 1 && (
        <ChoiceField
          label={t`Audio`}
          disabled={isSaving}
          options={variant.sounds.map(({ url, name: label, language }) => ({ value: url, label: label || language }))}
          value={sound.url}
          onChange={setSoundUrl}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" disabled={isSaving}>
          <Download aria-hidden className="size-5" />
          <span>{saving.status === 'failed' || saving.status === 'stopped' ? t`Try again` : t`Save as one file`}</span>
        </Button>
        {isSaving && (
          <Button size="lg" variant="secondary" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
      {isSaving && (
        <div className="grid gap-2">
          <ProgressBar percent={saving.share * 100} label={t`Download`} />
          <p className="tabular text-sm text-ink-soft">
            {t`${percent}%`} · {size}
          </p>
        </div>
      )}
      <p role="status" className="text-sm font-medium">
        {saving.status === 'saved' && <span>{t`Saved, ${size}.`}</span>}
        {saving.status === 'stopped' && <span>{t`Stopped. Nothing was saved.`}</span>}
        {saving.status === 'failed' && <span className="text-danger">{saving.text}</span>}
      </p>
      <p className="max-w-prose text-sm text-ink-soft">
        {canStreamToDisk()
          ? t`Your browser puts the stream together and saves it as it downloads. Keep this page open until it’s done.`
          : t`Your browser puts the stream together and saves it at the end. Keep this page open until it’s done.`}
      </p>
    </form>
  );
}
