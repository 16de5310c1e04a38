/** The id of the editor's form, for its button outside of it. */
export const formId = 'editor'
