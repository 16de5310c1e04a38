import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** A person with an account at the provider. */
export interface Person {
  email: string
  emailVerified: boolean | string
  /** The account's permanent id. By default, the email address. */
  sub?: string
}

export interface OpenIdServer {
  issuer: string
  /** The person who signs in next, or null if they cancel. */
  next: Person | null
  close(): Promise<void>
}

const isPort = (address: unknown): address is { port: number } =>
  typeof address === 'object' && address !== null && 'port' in address

/** Starts a real OpenID Connect provider without prompts: `next` is signed in at once. */
export async function openIdServer(client: { id: string; secret: string; redirectUri: string }): Promise<OpenIdServer> {
  const http = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => http.once('listening', resolve))
  const address = http.address()
  if (!isPort(address)) throw new Error('not listening')
  const server: OpenIdServer = {
    issuer: `http://127.0.0.1:${address.port}`,
    next: null,
    close: () => new Promise((resolve) => http.close(() => resolve())),
  }
  const people = new Map<string, Person>()
  const provider = new Provider(server.issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        post_logout_redirect_uris: [`${new URL(client.redirectUri).origin}/`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        // The default page loads a font from another site.
        logoutSource: (context, form) => {
          context.body = `<!doctype html><title>Sign out</title><link rel="icon" href="data:,">${form}
            <button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`
        },
      },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['a test key'] },
    findAccount: (_context, id) => {
      const person = people.get(id)
      if (!person) return undefined
      return {
        accountId: id,
        claims: () => ({ sub: id, email: person.email, email_verified: person.emailVerified }),
      }
    },
    loadExistingGrant: async (context) => {
      const { client: oidcClient, session } = context.oidc
      const grant = new context.oidc.provider.Grant({
        clientId: oidcClient?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next()
    const who = server.next
    if (who) people.set(who.sub ?? who.email, who)
    const result = who ? { login: { accountId: who.sub ?? who.email } } : { error: 'access_denied' }
    await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false })
    context.respond = false
  })
  const handle = provider.callback()
  http.on('request', (request, response) => void handle(request, response))
  return server
}
