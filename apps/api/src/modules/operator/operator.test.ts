import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { BackupState } from '../../backups';
import { UsersRepository } from '../users';
import { createAccountsTest } from '../../testing/test-accounts';
import { openTestDatabase } from '../../testing/test-database';

const failing: BackupState = {
  lastSuccessAtMs: Date.parse('2026-11-20T04:10:00Z'),
  failure: { atMs: Date.parse('2026-11-22T04:10:00Z'), reason: 'disk_full', sentence: 'The disk is full.' },
};

describe('the server status', () => {
  it('is for operators only; others get 404', async () => {
    const database = await openTestDatabase();
    const test = createAccountsTest(database, {}, { backups: { state: async () => failing } });
    const [visitor, operator] = [await test.signUp(), await test.signUp()];
    await new UsersRepository(database.database.prisma).setOperator(operator.answer.user.id, true);

    await request(test.app).get('/api/operator/status').expect(401);
    const [refused, unknown] = [await visitor.get('/api/operator/status'), await visitor.get('/api/nothing')];
    const { requestId: _one, ...body } = refused.body;
    const { requestId: _two, ...unknownBody } = unknown.body;
    expect([refused.status, body]).toEqual([unknown.status, unknownBody]);
    const { body: status } = await operator.get('/api/operator/status').expect(200);
    expect(status).toEqual({
      backup: {
        lastSuccessAt: '2026-11-20T04:10:00.000Z',
        failure: { at: '2026-11-22T04:10:00.000Z', reason: 'disk_full', sentence: 'The disk is full.' },
      },
    });
    test.remove();
    await database.remove();
  });

  it('is announced only in the profile of operators', async () => {
    const database = await openTestDatabase();
    const test = createAccountsTest(database);
    const person = await test.signUp();
    const users = new UsersRepository(database.database.prisma);
    expect((await person.get('/api/users/me')).body).not.toHaveProperty('isOperator');
    await users.setOperator(person.answer.user.id, true);
    expect((await person.get('/api/users/me')).body.isOperator).toBe(true);
    test.remove();
    await database.remove();
  });
});
