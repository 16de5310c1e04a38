/** The result of a submitted form. With an item, it is shown at the item, otherwise at the top of the page. */
export interface ItemMessage {
  text: string
  isError?: boolean
  itemId?: string
}
