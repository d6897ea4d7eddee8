import data from '#content/claims.yaml'

export const claims = data
