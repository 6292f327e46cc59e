import { t } from '@lingui/core/macro';
import { networks } from '@marquee/core';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../lib/loading/lazy-chunk';
import { useOwnServices } from '../store/own-services';
import { IconButton } from '../ui';
import { ToggleChip } from '../ui/toggle-chip';

const OwnServicesDialog = lazyComponent(() => import('./own-services-dialog').then((chunk) => chunk.OwnServicesDialog));

/** All services, those pressed that the visitor has. */
export function OwnServicesField() {
  const { chosen, toggle } = useOwnServices();
  return (
    <div role="group" aria-label={t`Which services do you have?`} className="flex flex-wrap gap-2">
      {networks.map((network) => (
        <ToggleChip key={network.slug} isOn={chosen.includes(network)} onPress={() => toggle(network)}>
          {network.name}
        </ToggleChip>
      ))}
    </div>
  );
}

/** Narrows lists, search and Tonight to the visitor's services; the first press asks which they are. */
export function OwnServicesButtons() {
  const { chosen, isOn, switchTo } = useOwnServices();
  const [isOpen, setIsOpen] = useState(false);
  const isKnown = chosen.length > 0;
  return (
    <div className="flex shrink-0 gap-1">
      <ToggleChip
        isOn={isOn}
        onPress={() => {
          switchTo(!isOn);
          if (!isKnown) setIsOpen(true);
        }}
      >
        {t`Only my services`}
      </ToggleChip>
      {isKnown && (
        <IconButton label={t`Change my services`} onClick={() => setIsOpen(true)} className="shrink-0">
          <Pencil aria-hidden className="size-4" />
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <OwnServicesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
