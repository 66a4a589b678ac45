/**
 * Ready-made decks of the format with all cards, one for each side. Each is built around an Objective of Endor and may
 * serve as a beginning for a deck of one's own.
 */
import type { Deck } from '../../../contract/index.ts'
import type { Side } from '../cards/printed-card.ts'
import { deck } from './written.ts'

/** The ready-made decks of Endor and Death Star II, the dark one first. */
export const constructedDecks: readonly Deck<Side>[] = [
  // Plan: biker scouts and AT-STs control three sites of Endor, so that Establish Secret Base and Ominous Rumors turn the
  // Objective over; Star Destroyers hold the systems at which Ominous Rumors then drains.
  deck(
    'dark-garrison',
    'Garrison of Endor',
    'dark',
    'endor-ds2',
    `
      1 8_167 Endor Operations / Imperial Outpost
      1 8_157 Endor
      1 8_160 Endor: Bunker
      1 8_166 Endor: Landing Platform (Docking Bay)
      1 8_159 Endor: Back Door
      1 8_165 Endor: Great Forest
      1 8_161 Endor: Dark Forest
      1 8_164 Endor: Forest Clearing
      1 9_150 Sullust
      1 9_149 Mon Calamari
      3 8_92 Biker Scout Trooper
      1 8_98 Corporal Misik
      1 8_95 Corporal Avarik
      1 8_97 Corporal Drelosyn
      1 8_99 Corporal Oberk
      1 8_111 Sergeant Barich
      1 8_112 Sergeant Elsek
      1 8_113 Sergeant Irol
      1 8_94 Commander Igar
      1 8_105 Major Hewex
      1 8_93 Colonel Dyer
      2 8_91 AT-ST Pilot
      1 8_101 Lieutenant Arnet
      1 8_106 Major Marquand
      1 8_104 Lieutenant Watts
      1 9_98 Admiral Piett
      1 9_97 Admiral Chiraneau
      1 9_113 Lord Vader
      1 9_106 Commander Merrejk
      2 8_169 Speeder Bike
      1 8_172 Tempest Scout 1
      1 8_173 Tempest Scout 2
      1 8_171 Tempest Scout
      1 8_177 Tempest Scout 6
      1 8_176 Tempest Scout 5
      1 9_152 Accuser
      1 9_174 Thunderflare
      1 9_158 Judicator
      2 2_155 Victory-Class Star Destroyer
      2 8_179 Scout Blaster
      1 8_178 AT-ST Dual Cannon
      1 9_178 Darth Vader's Lightsaber
      1 8_127 Ominous Rumors
      1 8_124 Establish Secret Base
      1 8_118 Battle Order
      1 8_119 Biker Scout Gear
      1 8_131 Search And Destroy
      1 9_133 You Cannot Hide Forever
      1 9_139 Prepared Defenses
      2 8_150 Outflank
      1 8_153 Sneak Attack
      1 9_137 Imperial Command
      1 2_132 Ghhhk
    `,
  ),
  // Plan: two scouts at each of three exterior sites of Endor turn the Objective over, after which nothing changes their
  // drains; the fleet keeps the systems.
  deck(
    'light-landing',
    'Landing on Endor',
    'light',
    'endor-ds2',
    `
      1 8_78 Rebel Strike Team / Garrison Destroyed
      1 8_68 Endor
      1 8_77 Endor: Rebel Landing Site (Forest)
      1 8_70 Endor: Bunker
      1 8_69 Endor: Back Door
      1 8_74 Endor: Great Forest
      1 8_75 Endor: Hidden Forest Trail
      1 8_76 Endor: Landing Platform (Docking Bay)
      1 9_60 Sullust
      1 9_59 Mon Calamari
      1 9_24 Luke Skywalker, Jedi Knight
      1 8_8 Daughter Of Skywalker
      1 8_15 General Solo
      1 8_2 Chewbacca Of Kashyyyk
      1 8_14 General Crix Madine
      1 8_19 Lieutenant Page
      1 8_1 Captain Yutani
      1 8_4 Corporal Beezer
      1 8_5 Corporal Delevar
      1 8_6 Corporal Janse
      1 8_7 Corporal Kensaric
      2 8_10 Endor Scout Trooper
      2 8_9 Dresselian Commando
      1 8_29 Sergeant Junkin
      1 9_11 Corporal Midge
      1 9_27 Major Panno
      1 9_8 Colonel Cracken
      1 8_23 Orrimaarko
      1 9_6 Admiral Ackbar
      1 9_13 General Calrissian
      1 9_31 Wedge Antilles, Red Squadron Leader
      1 9_74 Home One
      1 9_75 Independence
      1 8_79 Tydirium
      1 9_68 Gold Squadron 1
      2 9_80 Nebulon-B Frigate
      1 9_81 Red Squadron 1
      1 9_90 Luke's Lightsaber
      1 8_84 A280 Sharpshooter Rifle
      2 8_85 BlasTech E-11B Blaster Rifle
      1 8_86 Chewbacca's Bowcaster
      1 8_35 Battle Plan
      1 9_43 Superficial Damage
      1 9_47 Your Insight Serves You Well
      1 8_38 I Hope She's All Right
      1 9_39 Squadron Assignments
      1 9_51 Heading For The Medical Frigate
      2 8_61 Take The Initiative
      2 8_50 Firefight
      1 8_65 Wookiee Guide
      1 2_50 Houjix
      1 9_54 Rebel Leadership
      1 1_70 A Few Maneuvers
      1 1_109 Sense
    `,
  ),
]
