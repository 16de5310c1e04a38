import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api'

const tracer = trace.getTracer('festoon')

/**
 * Runs `work` inside an OpenTelemetry span. The span is recorded only if the operator has loaded an SDK (docs/operating.md).
 * Attributes must never identify people. `outcome` returns a result's failure reason, if any, which marks the span as failed.
 */
export function inSpan<T>(
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
