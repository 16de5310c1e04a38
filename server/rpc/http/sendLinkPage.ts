import type { FastifyReply } from 'fastify'
import type { scriptFreePage } from './scriptFreePage.tsx'

/** Sends a page that a link in an email opens: neither stored nor indexed, and with the link only sent to this site. */
export const sendLinkPage = (reply: FastifyReply, { html, policy }: ReturnType<typeof scriptFreePage>): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    // With no-referrer, browsers would send forms without their origin.
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', policy)
    .send(html)
