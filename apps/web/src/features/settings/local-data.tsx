import { Download, Upload } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useAppDispatch } from '../../shared/store';
import { Button, ConfirmButton } from '../../shared/ui';
import { Group } from './fields';
import { clearLocalData, exportLocalData, importLocalData } from './local-data-thunks';

const item = 'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-5';

/** What this browser keeps, in the visitor's own hands. */
export function LocalData() {
  const dispatch = useAppDispatch();
  const picker = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void file.text().then((text) => dispatch(importLocalData(text)));
    event.target.value = '';
  };
  return (
    <Group title="Data in this browser">
      <div className={item}>
        <div className="max-w-prose">
          <p className="font-semibold">Save to a file</p>
          <p className="mt-1 text-sm text-ink-soft">
            Bookmarks, categories, history and settings, to keep or to take along.
          </p>
        </div>
        <Button variant="secondary" onClick={() => dispatch(exportLocalData())}>
          <Download aria-hidden className="size-4" /> Save file
        </Button>
      </div>
      <div className={item}>
        <div className="max-w-prose">
          <p className="font-semibold">Bring back from a file</p>
          <p className="mt-1 text-sm text-ink-soft">Joined with what is here; the later change of each entry counts.</p>
        </div>
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          <Upload aria-hidden className="size-4" /> Choose file
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label="File with saved data"
          tabIndex={-1}
          onChange={take}
          className="sr-only"
        />
      </div>
      <div className={item}>
        <div className="max-w-prose">
          <p className="font-semibold">Clear everything</p>
          <p className="mt-1 text-sm text-ink-soft">
            Removes all that this site keeps in this browser. This cannot be taken back: save a file first.
          </p>
        </div>
        <ConfirmButton
          label="Clear all data"
          question="Really clear everything?"
          onConfirm={() => dispatch(clearLocalData())}
        />
      </div>
    </Group>
  );
}
