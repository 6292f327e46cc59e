/**
 * Sends an event to the operator's analytics endpoint, unless there is none or the visitor has opted out (Do Not Track,
 * Global Privacy Control).
 */
export function sendAnalytics(url: string | undefined, event: string, details: Record<string, string>): void {
  const asksForPrivacy =
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  if (!url || asksForPrivacy || !('sendBeacon' in navigator)) return;
  navigator.sendBeacon(url, JSON.stringify({ event, ...details }));
}
