import { expect, it } from 'vitest'
import { testDatabase } from '../../support/testDatabase.ts'

it('a closed embedded database refuses a transaction at once', async () => {
  const { database } = await testDatabase('pglite')
  const begin = () => database.db.transaction().execute(() => Promise.resolve('done'))
  expect(await begin()).toBe('done')
  await database.close()
  await expect(begin()).rejects.toThrow('The database is closed.')
})
