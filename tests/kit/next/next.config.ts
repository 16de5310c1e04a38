import type { NextConfig } from 'next'

export default {
  // The kit step checks the types.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig
