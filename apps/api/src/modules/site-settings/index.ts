import type { Router } from 'express';
import { OperatorSettingsService, type OperatorSettingsDeps } from './operator-settings';
import { siteSettingsRoutes } from './site-settings.routes';

export { requireMember } from './require-member';
export { SiteSettings } from './site-settings';

/** `/operator/settings`. */
export const createSiteSettings = (deps: OperatorSettingsDeps): Router =>
  siteSettingsRoutes(new OperatorSettingsService(deps), deps.settings);
