// Loaded before the server with `--import`, as an operator loads an OpenTelemetry SDK. Writes every span to standard output.
import { trace } from '@opentelemetry/api'
import { BasicTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'

trace.setGlobalTracerProvider(
  new BasicTracerProvider({
    spanProcessors: [
      new SimpleSpanProcessor({
        export: (spans, finish) => {
          for (const { name, attributes, status, events } of spans)
            process.stdout.write(`${JSON.stringify({ span: name, attributes, status, events })}\n`)
          finish({ code: 0 })
        },
        shutdown: () => Promise.resolve(),
      }),
    ],
  }),
)
