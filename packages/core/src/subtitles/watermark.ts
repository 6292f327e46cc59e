/** Advertisements that subtitle sites add to files; such cues are hidden (SUBTITLE-03). */
const watermarks = [/opensubtitles/i, /osdb\.link/i, /become vip member/i];

export const isWatermark = (text: string): boolean => watermarks.some((pattern) => pattern.test(text));
