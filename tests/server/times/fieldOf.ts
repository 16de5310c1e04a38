/** Returns the name of the field that has the focus, and the message that describes it. */
export const fieldOf = (body: string): (string | undefined)[] | undefined => {
  const [input = ''] = /<input[^>]*aria-invalid="true"[^>]*>/.exec(body) ?? []
  const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1]
  const text = new RegExp(`<p role="alert" id="${of('aria-describedby')?.split(' ')[0]}"[^>]*>([^<]+)<`).exec(body)?.[1]
  return /autofocus/i.test(input) ? [of('name'), text?.replaceAll('&#x27;', "'")] : undefined
}
