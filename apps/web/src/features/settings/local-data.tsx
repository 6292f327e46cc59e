import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, Upload } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import { afterRehydration, useAppDispatch, useAppStore } from '../../shared/store';
import { Button, buttonClass, ConfirmButton, PanelGroup, PanelRow } from '../../shared/ui';
import { clearLocalData, exportLocalData, importLocalData } from './local-data-thunks';

/** Exports, imports and clears this browser's data. */
export function LocalData() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // Before stored data is loaded, the file would be empty.
  const save = () => afterRehydration(store, () => dispatch(exportLocalData()));
  const picker = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void file.text().then((text) => afterRehydration(store, () => dispatch(importLocalData(text))));
    event.target.value = '';
  };
  return (
    <PanelGroup title={t`Data in this browser`}>
      <PanelRow title={t`Export your data`} text={t`Save your bookmarks, lists, history and settings as a file.`}>
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden className="size-4" /> <Trans>Export</Trans>
        </Button>
      </PanelRow>
      <PanelRow title={t`Import`} text={t`Merged with what’s here; the newest change wins.`}>
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          <Upload aria-hidden className="size-4" /> <Trans>Choose file</Trans>
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label={t`File to import`}
          tabIndex={-1}
          onChange={take}
          className="sr-only"
        />
      </PanelRow>
      <PanelRow
        title={t`Import from elsewhere`}
        text={t`Bring what you’ve watched, rated and saved on other services.`}
      >
        <Link to="/import" className={buttonClass('secondary')}>
          <Trans>Open import</Trans>
        </Link>
      </PanelRow>
      <PanelRow
        title={t`Export for other services`}
        text={t`Files for Letterboxd, Trakt, Simkl, IMDb, calendars and spreadsheets.`}
      >
        <Link to="/export" className={buttonClass('secondary')}>
          <Trans>Open export</Trans>
        </Link>
      </PanelRow>
      <PanelRow
        title={t`Clear everything`}
        text={t`Logs you out and deletes everything this site has stored in this browser. This can’t be undone, so export your data first.`}
      >
        <ConfirmButton
          label={t`Clear all data`}
          question={t`Clear everything?`}
          onConfirm={() => dispatch(clearLocalData())}
        />
      </PanelRow>
    </PanelGroup>
  );
}
