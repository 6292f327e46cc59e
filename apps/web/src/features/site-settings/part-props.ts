import type { OperatorSettings, SiteSettingsBody } from '@marquee/core/contracts';

/** Of a part of the settings that saves by itself. */
export interface PartProps {
  data: OperatorSettings;
  isSaving: boolean;
  /** Resolves with whether it was saved. */
  save: (body: SiteSettingsBody) => Promise<boolean>;
}
