import { describe, expect, it } from '@jest/globals';
import { chooseEntries, isCredentialsName } from './policy';

const entry = (name: string, size = 100) => ({ name, size });
const codes = (...names: string[]) => chooseEntries(names.map((name) => entry(name))).problems.map(({ code }) => code);

describe('the files of an archive [IMPORT-06]', () => {
  it('are opened by their names', () => {
    const names = ['export/diary.csv', 'lists/noir.csv', 'watched-history.json', 'animelist.xml', 'playback.tsv'];
    expect(chooseEntries(names.map((name) => entry(name))).open.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    'access_token.csv',
    'auth-prod-login.csv',
    'user-profile.json',
    'user-settings.json',
    'profile.csv',
    'Account/AccountDetails.csv',
    'refresh-tokens.json',
    'passwords.txt',
    'sessions.json',
    'ip_address.csv',
    'user.csv',
    'devices.csv',
    'emails.csv',
  ])('with credentials or about the account stay closed: %s', (name) => {
    expect(isCredentialsName(name)).toBe(true);
    expect(codes(name)).toEqual(['credentials']);
  });

  it.each(['lists/the-secret-garden.csv', 'lists-list-7-session-9.json', 'my-secret-things/diary.csv', 'authors.csv'])(
    'with a harmless name are opened: %s',
    (name) => expect(codes(name)).toEqual([]),
  );

  it.each(['../diary.csv', 'a/../../diary.csv', '/etc/diary.csv', 'C:\\diary.csv', '..\\diary.csv', 'a\0.csv'])(
    'with a path that leads away stay closed: %j',
    (name) => expect(codes(name)).toEqual(['unsafe_name']),
  );

  it('of other kinds, deleted ones and encrypted ones get a line each; what a system adds gets none', () => {
    expect(codes('poster.jpg', 'deleted/diary.csv', '__MACOSX/._diary.csv', '.DS_Store', 'lists/')).toEqual([
      'unknown_file',
      'not_carried_over',
    ]);
    expect(chooseEntries([{ ...entry('diary.csv'), isEncrypted: true }]).problems[0]?.code).toBe('encrypted');
  });

  it('are no more and no larger than an export can be', () => {
    const limits = { entries: 4, files: 2, fileBytes: 100, totalBytes: 150 };
    const names = ['a.csv', 'b.csv', 'c.csv', 'd.csv', 'e.csv', 'f.csv'];
    const many = chooseEntries(
      names.map((name) => entry(name, 10)),
      limits,
    );
    expect(many.open).toHaveLength(2);
    expect(many.problems.map(({ code }) => code)).toEqual(['too_many_files', 'too_many_files', 'too_many_files']);
    const large = chooseEntries([entry('a.csv', 101), entry('b.csv', 100), entry('c.csv', 100)], limits);
    expect(large.open.map(({ name }) => name)).toEqual(['b.csv']);
    expect(large.problems.map(({ code }) => code)).toEqual(['too_big', 'too_big']);
  });
});
