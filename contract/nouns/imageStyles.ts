/** Styles for generated cover images, starting with the default, which means no style (IMG-07). Ids must never change. */
export const imageStyles = [
  { id: 'none', label: 'None' },
  { id: 'abstractArt', label: 'Abstract Art' },
  { id: 'baroque', label: 'Baroque' },
  { id: 'classical', label: 'Classical' },
  { id: 'cubist', label: 'Cubist' },
  { id: 'fairyTale', label: 'Fairy Tale' },
  { id: 'fantasy', label: 'Fantasy' },
  { id: 'gothic', label: 'Gothic' },
  { id: 'noir', label: 'Noir' },
  { id: 'painterly', label: 'Painterly' },
  { id: 'popArt', label: 'Pop Art' },
  { id: 'renaissance', label: 'Renaissance' },
  { id: 'sophisticated', label: 'Sophisticated' },
  { id: 'streetArt', label: 'Street Art' },
  { id: 'vanGogh', label: 'Van Gogh' },
] as const

export type ImageStyle = (typeof imageStyles)[number]['id']

/** The style used if the host doesn't choose one. */
export const defaultImageStyle: ImageStyle = 'none'
