import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isRecord, type InfoBanner, type InfoModal } from '@marquee/core';
import { adsSchema, infoBannersSchema, infoModalsSchema } from '@marquee/core/contracts';
import { useState } from 'react';
import { Button } from '../../shared/ui';
import { BannerCard } from './banner-card';
import { ModalCard } from './modal-card';
import { OperatorPicture } from './operator-picture';

interface AnnouncementPreviewProps {
  kind: 'banners' | 'modals' | 'ads';
  /** As it is in the form, and so perhaps not valid yet. */
  value: unknown;
}

const entriesOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const withId = ({ id, ...entry }: Record<string, unknown>, at: number) => ({ ...entry, id: `${at} ${String(id)}` });
const isAddress = (picture: string | undefined): picture is string =>
  picture !== undefined && URL.canParse(picture, location.origin);

/** Banners, announcements and ads as visitors will see them. */
export function AnnouncementPreview({ kind, value }: AnnouncementPreviewProps) {
  const entries = entriesOf(value).map(withId);
  const banners = infoBannersSchema.safeParse(entries.map((entry) => ({ type: 'info', dismissible: true, ...entry })));
  const modals = infoModalsSchema.safeParse(entries.map((entry) => ({ priority: 0, repeat: 'never', ...entry })));
  const ads = adsSchema.safeParse(entries.map((entry) => ({ priority: 1, ...entry })));
  const isEmpty = entries.length === 0;
  if (kind === 'banners' && banners.success && !isEmpty) return <Banners banners={banners.data} />;
  if (kind === 'modals' && modals.success && !isEmpty) return <Modals modals={modals.data} />;
  if (kind === 'ads' && ads.success && !isEmpty)
    return (
      <div className="flex flex-wrap gap-4">
        {ads.data.map(({ id, gifUrl }) =>
          isAddress(gifUrl) ? (
            <OperatorPicture key={id} src={gifUrl} className="h-36 max-w-full rounded-md object-contain" />
          ) : null,
        )}
      </div>
    );
  return (
    <p className="text-sm text-ink-soft">
      <Trans>Fill in the form to see a preview.</Trans>
    </p>
  );
}

const Banners = ({ banners }: { banners: readonly InfoBanner[] }) => (
  <div className="grid gap-3">
    {banners.map((banner) => (
      <BannerCard key={banner.id} banner={banner} />
    ))}
  </div>
);

function Modals({ modals }: { modals: readonly InfoModal[] }) {
  const [shown, setShown] = useState<InfoModal | null>(null);
  return (
    <div className="flex flex-wrap gap-3">
      {modals.map((modal) => {
        const { title } = modal;
        return (
          <Button key={modal.id} variant="secondary" onClick={() => setShown(modal)}>
            {t`Show “${title}”`}
          </Button>
        );
      })}
      {shown && <ModalCard modal={previewed(shown)} onClose={() => setShown(null)} />}
    </div>
  );
}

/** Without pictures whose address is not one yet. */
const previewed = ({ image, bgImage, ...modal }: InfoModal): InfoModal => ({
  ...modal,
  ...(isAddress(image) && { image }),
  ...(isAddress(bgImage) && { bgImage }),
});
