import {
  cleanLine,
  cleanText,
  crashFingerprint,
  problemFingerprint,
  type ReportedPlace,
  type ReportKind,
} from '@marquee/core';
import type { ProblemReport, ReportDetails } from '@marquee/core/contracts';
import type { CrashReport } from './report-body';

/** Longest name of a crash, in characters. */
export const REPORT_NAME_CHARS = 200;

/** A report of any kind in the form in which it is stored. */
export interface Report {
  kind: ReportKind;
  /** What it has in common with others about the same. */
  fingerprint: string;
  /** The title's name, or the error's. */
  name: string;
  /** Null of a crash. */
  place: ReportedPlace | null;
  words: string;
  details: ReportDetails;
}

/** @param name the title's, as the server knows it */
export function problemReport(
  { kind, title, episode, words, isAnonymous: _known, ...details }: ProblemReport,
  name: string,
): Report {
  const place = { title, episode };
  return { kind, fingerprint: problemFingerprint(kind, place), name, place, words, details };
}

export function crashReport({ name, message, url, status, report, browser, stack }: CrashReport): Report {
  return {
    kind: 'crash',
    fingerprint: crashFingerprint({ name, message, stack }),
    name: cleanLine(`${name}: ${message}`).slice(0, REPORT_NAME_CHARS),
    place: null,
    words: cleanText(report),
    details: {
      message: cleanText(message),
      url: cleanLine(url),
      status: cleanLine(status),
      browser: cleanLine(browser),
      stack: cleanText(stack),
    },
  };
}
