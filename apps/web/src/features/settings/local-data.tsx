import { Download, Upload } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { afterRehydration, useAppDispatch, useAppStore } from '../../shared/store';
import { Button, ConfirmButton, PanelGroup, PanelRow } from '../../shared/ui';
import { clearLocalData, exportLocalData, importLocalData } from './local-data-thunks';

/** What this browser keeps, in the visitor's own hands. */
export function LocalData() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // Saved before stored data has been read, the file would be empty.
  const save = () => afterRehydration(store, () => dispatch(exportLocalData()));
  const picker = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void file.text().then((text) => afterRehydration(store, () => dispatch(importLocalData(text))));
    event.target.value = '';
  };
  return (
    <PanelGroup title="Data in this browser">
      <PanelRow title="Save to a file" text="Bookmarks, categories, history and settings, to keep or to take along.">
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden className="size-4" /> Save file
        </Button>
      </PanelRow>
      <PanelRow title="Bring back from a file" text="Joined with what is here; the later change of each entry counts.">
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
      </PanelRow>
      <PanelRow
        title="Clear everything"
        text="Logs out and removes all that this site keeps in this browser. This cannot be taken back: save a file first."
      >
        <ConfirmButton
          label="Clear all data"
          question="Really clear everything?"
          onConfirm={() => dispatch(clearLocalData())}
        />
      </PanelRow>
    </PanelGroup>
  );
}
