import { createHash } from 'node:crypto'
import { createRemoteJWKSet, importPKCS8, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import { isEmail, normalizeEmail } from '@festoon/contract/rules/email'
import { providerNames } from '@festoon/contract/wire/signInProvider'
import type { FirebaseConfig } from '../../config/identityConfig.ts'
import type { Contact } from '../../core/Contact.ts'
import { readProofClaims, proofClaims, toProofClaims } from './externalAccount.ts'
import type { ExternalAccount, Identity, IdentityProvider } from './port.ts'

const customTokenAudience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const lifeSeconds = 600

const claims = z.object({
  sub: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  /** The email address or phone number from our custom token, if the person signed in with one. */
  festoon: z.object({ kind: z.enum(['email', 'phone']), value: z.string(), ...proofClaims }).optional(),
  /** The accounts with which the person signed in to Firebase, by provider. */
  firebase: z
    .object({ sign_in_provider: z.string(), identities: z.record(z.string(), z.unknown()).default({}) })
    .optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  phone_number: z.string().optional(),
})
type Claims = z.infer<typeof claims>

function contactOf({ festoon, email, email_verified: isVerified, phone_number: phone }: Claims): Contact | undefined {
  if (festoon) return { kind: festoon.kind, value: festoon.value }
  if (email !== undefined && isVerified === true && isEmail(email))
    return { kind: 'email', value: normalizeEmail(email) }
  return phone === undefined ? undefined : { kind: 'phone', value: phone }
}

/** The issuers and names of the providers that Firebase signs in with, by Firebase's names. */
const providers: Readonly<Record<string, Pick<ExternalAccount, 'issuer' | 'name'>>> = {
  'google.com': { issuer: 'https://accounts.google.com', name: providerNames.google },
  'apple.com': { issuer: 'https://appleid.apple.com', name: providerNames.apple },
}

/** Returns the proof that the person showed: one of our own tokens, or an account at Google or Apple. */
function proofIn({ festoon, firebase }: Claims): Pick<Identity, 'account' | 'isContactProven'> {
  if (festoon) return readProofClaims(festoon)
  const provider = firebase?.sign_in_provider ?? ''
  const knownProvider = Object.hasOwn(providers, provider) ? providers[provider] : undefined
  const subject = z.tuple([z.string().min(1)], z.unknown()).safeParse(firebase?.identities[provider]).data?.[0]
  return {
    account: knownProvider && subject !== undefined ? { ...knownProvider, subject } : undefined,
    isContactProven: false,
  }
}

/**
 * Returns the header and payload of a token. Omits the signature, because the same signature can be encoded in several ways.
 */
const signedPart = (token: string): string => token.split('.').slice(0, 2).join('.')

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Creates the identity provider for Firebase Authentication. This server sends the sign-in codes itself and exchanges a correct
 * code for a Firebase custom token. The identity token is always Firebase's ID token, even after a sign-in with Google or
 * Apple. `keysUrl` is the URL of Google's public keys for verifying ID tokens.
 */
export function firebaseIdentity(
  { settings, serviceAccount }: FirebaseConfig,
  keysUrl: string = googleKeys,
): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 10_000 })
  const expected = { issuer: `https://securetoken.google.com/${settings.projectId}`, audience: settings.projectId }

  const read = async (token: string, currentDate: Date): Promise<Claims> => {
    // An emulator doesn't sign tokens. Production never uses an emulator.
    if (settings.emulator !== null)
      return claims.parse(UnsecuredJWT.decode(token, { ...expected, currentDate }).payload)
    const { payload } = await jwtVerify(token, keys, { ...expected, currentDate, algorithms: ['RS256'] })
    return claims.parse(payload)
  }

  return {
    issue: async (contact, now, proof = 'code') => {
      const issuer = serviceAccount?.email ?? 'emulator@festoon.example'
      const seconds = Math.floor(now / 1_000)
      const person = typeof proof === 'object' ? `${proof.issuer}:${proof.subject}` : `${contact.kind}:${contact.value}`
      const festoon = { ...contact, ...toProofClaims(proof) }
      const body = { uid: digest(person), claims: { festoon } }
      const token = serviceAccount ? new SignJWT(body).setProtectedHeader({ alg: 'RS256' }) : new UnsecuredJWT(body)
      token
        .setIssuer(issuer)
        .setSubject(issuer)
        .setAudience(customTokenAudience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifeSeconds)
      return token instanceof SignJWT
        ? token.sign(await importPKCS8(serviceAccount?.privateKey ?? '', 'RS256'))
        : token.encode()
    },
    verify: async (token, now) => {
      try {
        const identity = await read(token, new Date(now))
        const contact = contactOf(identity)
        // A token that was only renewed doesn't prove a recent sign-in.
        if (!contact || now / 1_000 - identity.auth_time > lifeSeconds) return undefined
        return { contact, ...proofIn(identity), jti: digest(signedPart(token)), expiresAt: identity.exp * 1_000 }
      } catch {
        return undefined
      }
    },
  }
}
