import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invite, party, person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const keptSpans = new InMemorySpanExporter()
let server: TestServer
beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(keptSpans)] }))
  server = await testServer('any')
})
afterAll(async () => {
  await server.end()
  trace.disable()
  context.disable()
})

it('calls and deliveries are traced with an SDK that the operator has loaded, without personal data', async () => {
  const host = await person(server, 'Hana Host')
  const event = await party(server, host, { title: 'Secret party' })
  const [guest] = await invite(server, host, event, ['Gina Guest'])
  await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''] }, host)
  await eventually(async () => keptSpans.getFinishedSpans().some(({ name }) => name.startsWith('job ')))
  expect(await reasonOf(server, 'fetchEvents', {})).toBe('unauthenticated')
  const spans = keptSpans.getFinishedSpans()
  const createSpan = spans.find(({ name }) => name === 'ElkEventService/createEvent')
  expect(createSpan?.attributes).toEqual({
    'rpc.system': 'jsonrpc',
    'rpc.service': 'ElkEventService',
    'rpc.method': 'createEvent',
  })
  expect(spans.find(({ name }) => name === 'ElkEventService/fetchEvents')?.status.message).toBe('unauthenticated')
  const spanText = JSON.stringify(
    spans.map(({ name, attributes, status, events }) => ({ name, attributes, status, events })),
  )
  expect(spanText).not.toMatch(/Hana|Gina|Secret|@|[\da-f]{8}-[\da-f]{4}/)
})
