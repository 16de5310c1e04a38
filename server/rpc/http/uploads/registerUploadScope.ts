import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { uploadSlots, type UploadLimits, type UploadSlots } from './uploadSlots.ts'

/**
 * Registers upload routes in a scope in which the framework reads no body, whatever its type, so that a route can authorize the
 * caller first. All uploads of the process share the slots.
 */
export async function registerUploadScope(
  app: FastifyInstance,
  limits: Partial<UploadLimits> | undefined,
  register: (scope: FastifyInstance, slots: UploadSlots) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    // As many fields as a guest list has (`csvImportSchema`, with its event and credentials).
    await scope.register(multipart, { limits: { files: 1, fields: 7, fieldSize: 1_024, parts: 8 } })
    register(scope, uploadSlots(limits))
  })
}
