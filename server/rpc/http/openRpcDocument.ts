import { z } from 'zod'
import { openRpcDescription } from '@festoon/contract/messages/requests'
import { reasons } from '@festoon/contract/wire/failure'
import { operations } from '@festoon/contract/wire/operations'
import { headerSchema } from '@festoon/contract/wire/rpc'
import server from '../../package.json' with { type: 'json' }

const schema = (type: z.ZodType, io: 'input' | 'output'): unknown =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' })

/** Returns the OpenRPC 1.3 document that describes every operation (`GET /json/openrpc.json`). */
export function openRpcDocument(): object {
  return {
    openrpc: '1.3.2',
    info: { title: 'Festoon', version: server.version, description: openRpcDescription },
    methods: Object.entries(operations).map(([name, { service, access, writes, input, output, failures }]) => ({
      name,
      'x-service': service,
      'x-access': access,
      'x-writes': writes,
      paramStructure: 'by-name',
      params: [
        { name: 'header', required: true, schema: schema(headerSchema, 'input') },
        ...Object.entries(input.shape).map(([field, type]) => ({
          name: field,
          required: !type.safeParse(undefined).success,
          schema: schema(type, 'input'),
        })),
      ],
      result: { name: 'result', schema: schema(output, 'output') },
      errors: failures.map((reason) => ({ code: -32_000, message: reason, data: { status: reasons[reason] } })),
    })),
  }
}
