/** A setting that cannot be used. The message names the variable and is meant for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
