/** Tells the operator's endpoint about an event, where there is one and the visitor does not ask to be left alone. */
export function sendAnalytics(url: string | undefined, event: string, details: Record<string, string>): void {
  const asksForPrivacy =
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  if (!url || asksForPrivacy || !('sendBeacon' in navigator)) return;
  navigator.sendBeacon(url, JSON.stringify({ event, ...details }));
}
