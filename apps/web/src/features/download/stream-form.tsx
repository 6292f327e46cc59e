import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, ChoiceField, ProgressBar } from '../../shared/ui';
import { canStreamToDisk } from '../../shared/lib/saving/file-target';
import type { Variant } from './playlist';
import { useSaving } from './use-saving';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const variantName = ({ height, bandwidth }: Variant): string =>
  [
    height > 0 ? `${height}p` : 'The only quality available',
    bandwidth > 0 && `about ${(bandwidth / 1e6).toFixed(1)} Mbit/s`,
  ]
    .filter(Boolean)
    .join(', ');

/** Chooses picture and sound of a stream, and saves them as one file. */
export function StreamForm({ name, variants }: { name: string; variants: readonly Variant[] }) {
  const [at, setAt] = useState(0);
  const [soundUrl, setSoundUrl] = useState<string | null>(null);
  const { saving, save, stop } = useSaving(name);
  const variant = variants[at] ?? variants[0];
  if (!variant) return null;
  const sound = variant.sounds.find(({ url }) => url === soundUrl) ?? variant.sounds[0] ?? null;
  const isSaving = saving.status === 'saving';
  return (
    <form
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save(variant.url, sound?.url ?? null);
      }}
    >
      <ChoiceField
        label="Quality"
        disabled={isSaving}
        options={variants.map((one, index) => ({ value: String(index), label: variantName(one) }))}
        value={String(at)}
        onChange={(index) => setAt(Number(index))}
      />
      {sound && variant.sounds.length > 1 && (
        <ChoiceField
          label="Sound"
          disabled={isSaving}
          options={variant.sounds.map(({ url, name: label, language }) => ({ value: url, label: label || language }))}
          value={sound.url}
          onChange={setSoundUrl}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" disabled={isSaving}>
          <Download aria-hidden className="size-5" />
          {saving.status === 'failed' || saving.status === 'stopped' ? 'Try again' : 'Save as one file'}
        </Button>
        {isSaving && (
          <Button size="lg" variant="secondary" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
      {isSaving && (
        <div className="grid gap-2">
          <ProgressBar percent={saving.share * 100} label="Download" />
          <p className="tabular text-sm text-ink-soft">
            {Math.round(saving.share * 100)} % · {megabytes(saving.bytes)}
          </p>
        </div>
      )}
      <p role="status" className="text-sm font-medium">
        {saving.status === 'saved' && `Saved, ${megabytes(saving.bytes)}.`}
        {saving.status === 'stopped' && 'Stopped. Nothing was saved.'}
        {saving.status === 'failed' && <span className="text-danger">{saving.text}</span>}
      </p>
      <p className="max-w-prose text-sm text-ink-soft">
        {canStreamToDisk()
          ? 'Your browser puts the stream together and saves it as it downloads. Keep this page open until it’s done.'
          : 'Your browser puts the stream together and saves it at the end. Keep this page open until it’s done.'}
      </p>
    </form>
  );
}
