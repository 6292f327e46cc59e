import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ path: string, text: string }} SourceFile
 * A text file of the repository, its path from the root with forward slashes.
 * @typedef {{ id: string, sentence: string, path: string }} Requirement
 * @typedef {{ id: string, title: string, path: string }} TaggedTest
 * A test, or a group of tests, whose title names the requirement that it shows.
 */

const requirementsFolder = 'docs/requirements/';

/** Output of `pnpm requirements`; ignored by Git. */
export const coverageFile = `${requirementsFolder}coverage.md`;

/** A requirement's id: the name of its group in capitals, and two digits. */
const ID = /\b[A-Z]{3,}-\d\d\b/g;
const REQUIREMENT = /^- \*\*([A-Z]{3,}-\d\d)\*\* (.*)$/;
/** Strings in the format of an id that are none. */
const OTHER_NAMES = new Set(['UTF-16', 'UTF-32']);

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);
/** Parts of a call (`it.skip`, `describe.skip`) that prevent its tests from running. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);

const TEXT_FILE = /\.(?:md|[cm]?[jt]sx?|json|yaml|yml|css|html|sql|prisma|sh)$|(?:^|\/)(?:Dockerfile|\.ci\/[^/]+)$/;
const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'generated',
  'fixtures',
  'coverage',
  'test-results',
  'playwright-report',
]);
/** Generated files, which may contain something like an id by chance. */
const SKIPPED_FILES = new Set(['pnpm-lock.yaml', coverageFile]);

/** Every text file of the repository that may define, show or cite a requirement. */
export function repositoryFiles(root) {
  /** @type {SourceFile[]} */
  const files = [];
  const walk = (folder) => {
    for (const item of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder + item.name;
      if (item.isDirectory()) {
        const isHidden = item.name.startsWith('.') && item.name !== '.github' && item.name !== '.ci';
        if (!isHidden && !SKIPPED_FOLDERS.has(item.name)) walk(`${path}/`);
      } else if (TEXT_FILE.test(path) && !SKIPPED_FILES.has(path)) {
        files.push({ path, text: readFileSync(join(root, path), 'utf8') });
      }
    }
  };
  walk('');
  return files;
}

/** The requirements in the files of `docs/requirements`, in order. */
export function requirementsIn(files) {
  /** @type {Requirement[]} */
  const requirements = [];
  for (const { path, text } of files) {
    if (!path.startsWith(requirementsFolder)) continue;
    for (const line of text.split('\n')) {
      const [, id, sentence] = REQUIREMENT.exec(line) ?? [];
      if (id) requirements.push({ id, sentence, path });
    }
  }
  return requirements;
}

const idsIn = (text) => [...text.matchAll(ID)].map(([id]) => id).filter((id) => !OTHER_NAMES.has(id));

/** The names in the called expression, outermost first: `it.each(rows)` gives `it`, `each`. */
function calledNames(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...calledNames(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return calledNames(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calledNames(expression.tag);
  return [];
}

function isTestCall(node) {
  if (!ts.isCallExpression(node)) return false;
  const [first, ...rest] = calledNames(node.expression);
  return TEST_FUNCTIONS.has(first) && !rest.some((name) => NOT_RUN.has(name));
}

const isTitle = (node) => node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

/** The tests of a file whose titles end with ids in brackets: `keeps a category that is empty [BOOKMARK-04]`. */
function taggedTestsOf({ path, text }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  /** @type {TaggedTest[]} */
  const tests = [];
  const visit = (node) => {
    if (isTestCall(node) && isTitle(node.arguments[0])) {
      const written = text.slice(ts.skipTrivia(text, node.arguments[0].pos) + 1, node.arguments[0].end - 1);
      const [tag, inside] = /\s*\[([A-Z][A-Z0-9, -]+-\d\d)\]$/.exec(written) ?? [];
      const title = tag ? written.slice(0, -tag.length) : written;
      if (inside) for (const id of inside.split(', ')) tests.push({ id, title, path });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tests;
}

/** Every test that names a requirement. */
export const taggedTestsIn = (files) =>
  files.filter(({ path, text }) => /\.[cm]?[jt]sx?$/.test(path) && /-\d\d\]/.test(text)).flatMap(taggedTestsOf);

/** Errors in the requirements and their tests, as sentences. */
export function requirementProblems(files) {
  const shown = new Set(taggedTestsIn(files).map(({ id }) => id));
  /** @type {Map<string, string>} */
  const places = new Map();
  const problems = [];
  for (const { id, path } of requirementsIn(files)) {
    if (places.has(id)) problems.push(`${path}: ${id} is listed in ${places.get(id)} already.`);
    else if (!shown.has(id)) problems.push(`${path}: no test names ${id}.`);
    places.set(id, path);
  }
  for (const { path, text } of files)
    for (const id of new Set(idsIn(text))) if (!places.has(id)) problems.push(`${path}: ${id} is not a requirement.`);
  return problems;
}

/** A table for each group: every id with the tests that show it. */
export function coveragePage(files) {
  const tests = taggedTestsIn(files);
  const cell = (text) => text.replaceAll('|', '\\|');
  const lines = ['# Requirements and their tests', '', 'Written by `pnpm requirements`; not committed.'];
  let group = '';
  for (const { id, path } of requirementsIn(files)) {
    if (path !== group)
      lines.push('', `## ${path.slice(requirementsFolder.length)}`, '', '| id | tests |', '| --- | --- |');
    group = path;
    const shownBy = tests.filter((test) => test.id === id).map((test) => `\`${test.path}\`: ${cell(test.title)}`);
    lines.push(`| ${id} | ${shownBy.join('<br>')} |`);
  }
  return `${lines.join('\n')}\n`;
}
