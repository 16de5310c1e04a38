/** Thrown when a setting is invalid. The message names the variable and is shown to the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
