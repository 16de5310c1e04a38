import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api'

const tracer = trace.getTracer('festoon')

/**
 * Runs work as a span of OpenTelemetry: nothing at all unless the operator has loaded an SDK (docs/operating.md). Attributes name
 * kinds of things, never people. `outcome` tells what to note of a result: a reason makes the span a failed one.
 */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  outcome?: (result: T) => string | undefined,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      const result = await work()
      const reason = outcome?.(result)
      if (reason !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: reason })
      return result
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' })
      throw error
    } finally {
      span.end()
    }
  })
}
