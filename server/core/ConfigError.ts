/** Thrown for a problem that the operator has to fix, such as an invalid setting. The message is shown to the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
